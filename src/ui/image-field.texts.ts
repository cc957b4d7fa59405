export const dropAnImage = 'Please drop an image.'
export const imageHint =
  'Optional. An address, or drop or paste a picture here (PNG, JPEG, WebP, GIF or AVIF, at most 8 MB).'
export const uploading = 'Uploading…'
export const upload = 'Upload'
export const fileToUpload = (label: string) => `${label}: file to upload`
export const preview = 'Preview'
