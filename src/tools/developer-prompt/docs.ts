import type { ToolDocs } from '../contract/define-tool.ts'

export const docs: ToolDocs = {
  purpose:
    'Turns an idea for an app, a website or an online store into a brief that an app builder can work from: what to build, for whom, with what data and rules, in what order, and how to tell when each part is done.',
  steps: [
    'Project Basics: choose a project type, name the project and describe it in your own words. The questions that follow depend on the type.',
    'Target & Goals: say who will use it and what result you want.',
    'Features & Functionality: select suggested features and add your own.',
    'Design & Preferences: choose a style; colors, layout and services you want to connect are optional.',
    'Platform & Data Models: choose the app builder. For portfolios, landing pages and blogs, the data questions are left out.',
    'Technical Preferences: all optional. Press Generate Prompt, then copy the prompt or open it in your app builder.',
  ],
  tips: [
    'Your words appear in the brief exactly as you typed them. Everything else comes from what you chose, and the result shows which is which.',
    'Without a model, the brief asks your app builder to work out what you didn’t spell out, such as who can do what, and to show it to you first. With a model, this is already worked out, and assumptions are marked.',
    'You can switch the brief to another app builder without filling in anything again.',
    'Write one rule per line or sentence, separate actions with commas and describe data as Name(field, field, status a/b). Each one then gets a number that you can use in your app builder (“leave out FR-012”), and so do the lines or sentences of most descriptions (D-1, D-2).',
  ],
}
