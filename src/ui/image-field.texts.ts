export const dropAnImage = 'Please drop an image.'
export const imageHint =
  'Optional. Enter a URL, or drop or paste an image here (PNG, JPEG, WebP, GIF or AVIF, up to 8 MB).'
export const uploading = 'Uploading...'
export const upload = 'Upload'
export const fileToUpload = (label: string) => `${label}: file to upload`
export const preview = 'Preview'
