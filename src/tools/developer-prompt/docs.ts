import type { ToolDocs } from '../contract/define-tool.ts'

export const docs: ToolDocs = {
  purpose:
    'Turns the idea for an app, a site or a shop into a brief that an AI building tool can work from: what to build, for whom, with which data and rules, in which order, and how to tell that each part is done.',
  steps: [
    'Project Basics: choose the kind of project, name it and describe it in your own words. The questions that follow depend on the kind.',
    'Target & Goals: say who uses it and what has to come out of it.',
    'Features & Functionality: tick suggested features and add your own.',
    'Design & Preferences: choose a style; colors, layout and services you want to connect are optional.',
    'Platform & Data Models: choose the AI tool that will build it. For portfolios, landing pages and blogs the data questions are left out.',
    'Technical Preferences: all optional. Press Generate Prompt, then copy the prompt or hand it over to your tool.',
  ],
  tips: [
    'Your words stand in the brief exactly as you typed them. Everything else comes from what you chose, and the result shows which is which.',
    'Without a model the brief asks your building tool to work out what only a reader understands, such as who may do what, and to show it to you first. With a model it is worked out already, and what was assumed is marked.',
    'The same answers can be shown for another AI tool without filling in anything again.',
    'Rules one per line or sentence, actions with commas, data as Name(field, field, status a/b): then each gets its own number, which you can use when you talk to the tool ("leave out FR-012").',
  ],
}
