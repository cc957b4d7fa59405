export const textTooLong = (documentLimit: number) =>
  `Its text is longer than ${documentLimit.toLocaleString('en-US')} characters.`
export const fileEmpty = 'The file is empty.'
export const noTextOnPage = 'No readable text was found on this page.'
export const noTextInPdf = 'No text was found in this PDF. It may be a scan.'
export const noTextInDocument = 'No text was found in this document.'
export const notPdf = 'This isn’t a PDF file.'
export const oldWordFile = 'This is a .doc file from an older version of Word. Please save it as .docx.'
export const notDocx = 'This isn’t a .docx file.'
export const binaryData = 'This isn’t a text file: it contains binary data.'
export const pdfHasPassword = 'This PDF is password-protected. Remove the password and try again.'
export const fileDamaged = 'The file is damaged or its format isn’t supported.'
export const unreadableFile = 'The file can’t be read.'
