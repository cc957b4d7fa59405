export const textTooLong = (documentLimit: number) =>
  `Its text is longer than ${documentLimit.toLocaleString('en-US')} characters.`
export const fileEmpty = 'The file is empty.'
export const noTextOnPage = 'No readable text was found on this page.'
export const noTextInPdf = 'No text was found in this PDF. It may be a scan.'
export const noTextInDocument = 'No text was found in this document.'
export const notPdf = 'This is not a PDF file.'
export const oldWordFile = 'This is a .doc file from an older version of Word. Please save it as .docx.'
export const notDocx = 'This is not a .docx file.'
export const binaryData = 'This is not a text file: it contains binary data.'
export const pdfHasPassword = 'This PDF is password-protected. Remove the password and try again.'
export const fileDamaged = 'The file is damaged or its format is not supported.'
export const unreadableFile = 'The file cannot be read.'
