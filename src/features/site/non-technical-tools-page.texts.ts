export const pageTitle = 'Non-Technical Tools'
export const pageDescription =
  'Prompt tools for stories, images, thumbnails, videos and storyboards, plus a plagiarism checker for your text.'
export const lead = 'For text, images and video: prompts for everything except code.'
export const backToTools = 'Back to Tools'
