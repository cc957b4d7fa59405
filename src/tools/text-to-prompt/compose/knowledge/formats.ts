import type { Craft } from './craft.ts'

type Format = Omit<Craft, 'intents' | 'output' | 'check'> & {
  /** With its article: "an e-mail". */
  noun: string
  output: string
  check: string
  /** Words that a text of this format has when nothing is said, for multi-part tasks. */
  size: string
}

/** Kinds of texts with the measures of their trade; the first that fits is taken, so narrow ones stand first. */
export const formats: readonly Format[] = [
  {
    id: 'cover letter',
    noun: 'a cover letter',
    words: 'cover letter, motivation letter, letter of motivation, application letter',
    lines: [
      'Match two needs of the role with one piece of evidence each, taken from what I said.',
      'Open with why this employer; no "I am writing to apply".',
      'Say what I would do in the first three months, in one sentence.',
    ],
    output: 'the letter, 220–300 words in four paragraphs, no address block',
    size: '220–300 words',
    check: 'the letter would make no sense if sent to another employer',
    invent: 'degrees, employers, dates or figures',
  },
  {
    id: 'cv',
    noun: 'a résumé',
    words: 'cv, resume, résumé, curriculum vitae, linkedin summary, linkedin profile, linkedin about',
    lines: [
      'Turn each duty into a result: verb, what, measurable effect; where I gave no figure, leave it out.',
      'Put what the target job asks for in the top third.',
      'Standard headings and plain text, so that application systems can read it.',
    ],
    output: 'a summary of 40 words, then experience with 3–5 bullets a job, then skills; one page',
    size: 'one page',
    check: 'a recruiter names my strongest fit after ten seconds',
    invent: 'titles, dates, employers or metrics',
  },
  {
    id: 'press release',
    noun: 'a press release',
    words: 'press release, media release, press statement',
    lines: [
      'Put who, what, when, where and why into the first 40 words.',
      'One quote that says why it matters, attributed only to a person I named.',
      'Facts before praise; no superlative without a source.',
    ],
    output:
      'a headline of at most 12 words, lead, two body paragraphs, boilerplate of 40 words; 300–400 words',
    size: '300–400 words',
    check: 'an editor could print the first paragraph alone',
    invent: 'quotes, awards or figures',
  },
  {
    id: 'product description',
    noun: 'a product description',
    words:
      'product description, product text, item description, listing, listing description, amazon listing, etsy listing',
    lines: [
      'Lead with what the buyer can do or feel with it, then the features that prove it.',
      'Answer the question that stops a buyer: size, material, care, fit or delivery, as far as given.',
      'One sensory detail from the facts given; no "high quality", no "perfect for".',
    ],
    output: 'a title of at most 60 characters, 80–120 words of text, then 4 bullets of at most 10 words',
    size: '80–120 words',
    check: 'a shopper knows what it is, for whom, and what makes it different',
    invent: 'materials, sizes, certificates or reviews',
  },
  {
    id: 'landing page',
    noun: 'the copy of a landing page',
    words:
      'landing page, landing page copy, homepage copy, website copy, web copy, homepage text, website text',
    lines: [
      'The headline names the visitor’s result; the line under it says for whom and how.',
      'One call to action, same words each time, placed after headline, proof and last objection.',
      'Answer the three doubts this visitor has before buying.',
    ],
    output:
      'a headline (≤ 9 words), subline (≤ 20), three benefit blocks (≤ 35 each), proof, FAQ of 3, button text',
    size: '250–350 words',
    check: 'a stranger can say after five seconds what is offered and what to click',
    invent: 'testimonials, customer numbers or guarantees',
  },
  {
    id: 'linkedin post',
    noun: 'a LinkedIn post',
    words: 'linkedin post, linkedin, linkedin-post, linkedin update',
    lines: [
      'The first line carries the surprise in at most 12 words; no announcement, no rhetorical question.',
      'Tell one decision: what we saw, what we did, what it cost, what came of it.',
      'Close with one question readers can answer from their own work; at most 3 hashtags.',
    ],
    output: 'only the post, 120–200 words, paragraphs of one or two lines',
    size: '120–200 words',
    check: 'the first two lines make sense before "see more"',
    invent: 'dates, names or conversations',
  },
  {
    id: 'tweet',
    noun: 'a post for X',
    words: 'tweet, tweets, twitter post, x post, twitter thread, thread',
    lines: [
      'One thought for each post; the first must stand alone.',
      {
        when: /\bthread\b/iu,
        text: 'Every post of the thread ends so that the next one is wanted; number them.',
      },
      'Concrete nouns and numbers instead of adjectives; no hashtag, no emoji.',
    ],
    output: '3 versions of at most 280 characters each, with the character count',
    size: 'at most 280 characters',
    check: 'it can be read aloud in one breath and quoted by a stranger',
    invent: 'figures or quotes',
  },
  {
    id: 'caption',
    noun: 'a caption',
    words:
      'instagram caption, caption, captions, instagram post, insta post, instagram, facebook post, tiktok caption, social media post, social post, social media posts',
    lines: [
      'The first 90 characters work before "more"; say there what is to be seen or won.',
      'One small true detail instead of praise.',
      'End with one easy thing to do: answer, save or come by.',
    ],
    output: '2 versions of 40–80 words, then 5 specific hashtags on their own line',
    size: '40–80 words',
    check: 'somebody who does not follow us understands it without the picture',
    invent: 'prices, dates or offers',
  },
  {
    id: 'ad',
    noun: 'ad copy',
    words:
      'ad copy, google ad, google ads, facebook ad, ad, ads, advert, advertisement, commercial, promo text, radio ad, radio spot',
    lines: [
      'One promise for one person; name the moment in which they need it.',
      'Give a reason to believe it that comes from the facts given.',
      'Say the next step with a verb; no "best", no "unique", no exclamation mark.',
    ],
    output:
      '3 headlines of at most 30 characters, 2 descriptions of at most 90, each with its character count',
    size: '3 × 30 characters',
    check: 'with the name covered, it could not advertise a competitor',
    invent: 'discounts, prices or reviews',
  },
  {
    id: 'slogan',
    noun: 'slogans',
    words: 'slogan, slogans, tagline, taglines, motto, claim, strapline',
    lines: [
      'Build each on one true fact about the thing; four mechanisms: contrast, image, sound, promise.',
      'No "your", "where … meets …", "more than just", no rhyme that costs meaning.',
      'Say each aloud: at most 8 syllables in one breath.',
    ],
    output: '12 slogans of at most 6 words in 4 groups, then the best 3 with a reason of one line',
    size: 'at most 6 words',
    check: 'the favourite says something that a rival could not say',
    invent: 'awards or founding years',
  },
  {
    id: 'headline',
    noun: 'headlines',
    words: 'headline, headlines, title ideas, titles, title for, subject line, subject lines',
    lines: [
      'Each makes one checkable promise that the text keeps.',
      'Cover four angles: result, mistake, number, contradiction.',
      'No "ultimate", no "you won’t believe", no question that is answered with no.',
    ],
    output: '12 lines of at most 60 characters, grouped by angle, the best 3 marked with a reason',
    size: 'at most 60 characters',
    check: 'a reader can say what they will get before opening it',
    invent: 'figures',
  },
  {
    id: 'newsletter',
    noun: 'a newsletter issue',
    words: 'newsletter, email newsletter, news letter, email campaign, mailing',
    lines: [
      'One main story that serves the reader first; news about us comes after.',
      'Subject and preview text complete each other and are no repeat.',
      'One link to click, named by what happens after it.',
    ],
    output:
      'a subject (≤ 45 characters), preview (≤ 80), 250–350 words with two subheads, one call to action',
    size: '250–350 words',
    check: 'a subscriber in a hurry gets the main point from subject and subheads',
    invent: 'events, offers or reader letters',
  },
  {
    id: 'blog post',
    noun: 'a blog post',
    words:
      'blog post, blogpost, blog article, blog, article, articles, magazine article, column, op-ed, opinion piece, guest post',
    lines: [
      'Take one position and name it in the first 60 words; no history of the topic.',
      'Give each section one claim, one concrete case and what the reader can do with it.',
      'Mark what is experience, what is sourced and what is opinion.',
    ],
    output:
      'a title, 900–1,300 words with 4–6 telling subheads, closing step for the reader, meta description ≤ 155 characters',
    size: '900–1,300 words',
    check: 'the subheads alone tell the argument',
    invent: 'studies, quotes or statistics',
  },
  {
    id: 'bio',
    noun: 'a bio',
    words: 'bio, biography, about me, about page, about us, profile text, speaker bio, dating profile',
    lines: [
      'Start with what I do for whom, not with where I was born.',
      'One proof and one human detail, both from what I said.',
      'Third person, unless I wrote in the first.',
    ],
    output: 'one version of 60–90 words and one of at most 25',
    size: '60–90 words',
    check: 'a host could read it out as an introduction without changing a word',
    invent: 'awards, degrees or employers',
  },
  {
    id: 'eulogy',
    noun: 'a eulogy',
    words: 'eulogy, funeral speech, obituary, memorial speech',
    lines: [
      'Build it on one habit, one scene and one thing they gave others, only from what I told.',
      'Short sentences that can be spoken with an unsteady voice; mark two places to pause.',
      'No "they would have wanted", no claim about the afterlife unless I made one.',
    ],
    output: 'the speech, 400–550 words (about four minutes), then three openings to choose from',
    size: '400–550 words',
    check: 'somebody who never met them would recognise them in a photograph album',
    invent: 'memories, dates or last words',
  },
  {
    id: 'speech',
    noun: 'a speech',
    words:
      'speech, toast, keynote, best man speech, wedding speech, maid of honour speech, welcome speech, farewell speech, talk, ted talk, elevator pitch',
    lines: [
      'Open inside a small scene; greetings and thanks come later.',
      'One thread from the first to the last line; the ending returns to the opening.',
      'Written for the ear: sentences under 18 words, mark pauses with a dash.',
    ],
    output:
      'the spoken text at 130 words a minute, {minutes|three minutes}, with a line to raise the glass or leave on',
    size: '130 words a minute',
    check: 'it fits the time when read aloud and every guest can follow it',
    invent: 'anecdotes, dates or relatives',
  },
  {
    id: 'essay',
    noun: 'an essay',
    words:
      'essay, essays, college essay, personal statement, term paper, thesis statement, argumentative essay',
    lines: [
      'State a thesis that somebody sensible could dispute.',
      'Each paragraph: claim, evidence, what it proves; answer the strongest objection.',
      'Mark every fact that needs a source with "(source needed)" instead of citing from memory.',
    ],
    output: 'the thesis in one sentence, outline of five lines, then the essay of 700–900 words',
    size: '700–900 words',
    check: 'taking out any paragraph breaks the argument',
    invent: 'quotations, studies or page numbers',
  },
  {
    id: 'haiku',
    noun: 'a haiku',
    words: 'haiku, haikus, tanka',
    lines: [
      'One moment that can be seen or heard; two images that touch without "like".',
      'A word that tells the season or hour; no feeling named, no rhyme, no title.',
    ],
    output: 'three haiku of 5, 7 and 5 syllables, then one line on which is strongest and why',
    size: '5, 7 and 5 syllables',
    check: 'the third line shifts how the first is seen',
    invent: 'names or events',
  },
  {
    id: 'short-verse',
    noun: 'a rhymed verse',
    words: 'limerick, limericks, clerihew, birthday rhyme, nursery rhyme',
    lines: [
      'Keep the metre so strict that it can be clapped; rhyme aabba for a limerick.',
      'Put the joke in the last line, kind to whoever is in it.',
    ],
    output: 'three versions, each on its own lines, the best one marked',
    size: '5 lines',
    check: 'it can be said aloud without stumbling',
    invent: 'names or events',
  },
  {
    id: 'poem',
    noun: 'a poem',
    words: 'poem, poems, sonnet, poetry, verse, verses, ode, ballad',
    lines: [
      'Stay with one image of this subject and let it turn once.',
      'Things that can be seen, heard or touched; no "soul", "heart", "eternal", no moral.',
      'Rhyme only if it comes without bending a sentence.',
    ],
    output: 'two versions that differ in form, 8–16 lines each; say in one line which is stronger and why',
    size: '8–16 lines',
    check: 'the last line could not be guessed from the first',
    invent: 'names or events',
  },
  {
    id: 'song',
    noun: 'song lyrics',
    words: 'song, songs, lyrics, lullaby, rap, jingle, chorus',
    lines: [
      'The chorus says the one thing to remember, in words that sing on open vowels.',
      'Each verse moves the story on: then, turn, now.',
      'Keep syllables per line equal between the verses.',
    ],
    output: 'verse, chorus, verse, chorus, bridge, chorus; 150–220 words, with a note on tempo and mood',
    size: '150–220 words',
    check: 'the chorus can be hummed after one hearing',
    invent: 'names',
  },
  {
    id: 'story',
    noun: 'a story',
    words:
      'story, stories, short story, tale, fairy tale, bedtime story, fable, novel, chapter, fan fiction, flash fiction',
    lines: [
      'Give the main character one want, one obstacle and a choice that costs something.',
      'Start inside the first scene; explain nothing that an action can show.',
      'End on a changed picture of the beginning, without a moral.',
    ],
    output: 'the story with a title, 600–900 words',
    size: '600–900 words',
    check: 'every scene would be missed if it were cut',
  },
  {
    id: 'script',
    noun: 'a script',
    words:
      'script, screenplay, video script, youtube script, podcast script, sketch, dialogue, voiceover, explainer video',
    lines: [
      'Earn the first five seconds with a question, a result or a conflict from this topic.',
      'Two columns: what is heard, what is seen; the picture never repeats the words.',
      'One idea for each block; close on what was promised at the start.',
    ],
    output: 'a table of time, speech and picture at 140 spoken words a minute, {minutes|two minutes} in all',
    size: '140 words a minute',
    check: 'it fits the time when read aloud and works once with the sound off',
    invent: 'statistics or interviews',
  },
  {
    id: 'joke',
    noun: 'jokes',
    words: 'joke, jokes, pun, puns, one-liner, roast',
    lines: [
      'The butt is a situation or the teller, not a group of people.',
      'The surprise sits in the last word.',
      'Use details that belong only to this subject.',
    ],
    output: '8 jokes of at most 30 words, the best 3 marked with why they work',
    size: 'at most 30 words',
    check: 'each still makes sense without an explanation',
    invent: 'real people',
  },
  {
    id: 'presentation',
    noun: 'a presentation',
    words: 'presentation, slides, slide deck, powerpoint, pitch deck, deck, keynote slides',
    lines: [
      'Each slide title is a full sentence with its conclusion; titles alone tell the story.',
      'One exhibit a slide: say what the chart or picture shows.',
      'The last slide asks for one decision.',
    ],
    output: '10 slides: title, 3 bullets of at most 8 words, visual, one sentence to say',
    size: '10 slides',
    check: 'somebody who missed the talk understands it from the titles',
    invent: 'figures or customers',
  },
  {
    id: 'quiz',
    noun: 'a quiz',
    words: 'quiz, quizzes, trivia, multiple choice, test questions, exam questions, flashcards, worksheet',
    lines: [
      'Each wrong answer is a mistake people really make; no joke options.',
      'A third easy, a third middling, a third hard; mark which.',
      'Explain each right answer in one sentence.',
    ],
    output: '10 questions with 4 options, then the key with explanations on a separate list',
    size: '10 questions',
    check: 'each question has exactly one defensible answer',
  },
  {
    id: 'survey',
    noun: 'a survey',
    words:
      'survey, questionnaire, feedback form, interview questions for users, customer interview questions',
    lines: [
      'Start from the decision that the answers will change, and drop every question that does not touch it.',
      'Ask about the last time, never "would you"; one thing for each question.',
      'Balanced scales with a way out; open questions last.',
    ],
    output: '8–10 questions with answer type and what each is for; an introduction of 40 words',
    size: '8–10 questions',
    check: 'it takes under four minutes and no wording suggests an answer',
  },
  {
    id: 'faq',
    noun: 'an FAQ',
    words: 'faq, faqs, frequently asked questions, help page, help article, knowledge base article',
    lines: [
      'Questions in the words of a customer, ordered by how often they stop somebody.',
      'The first sentence of each answer answers.',
      'Where I gave no fact, mark "(please confirm)" rather than guess a policy.',
    ],
    output: '8 questions with answers of at most 50 words',
    size: '8 questions',
    check: 'nobody has to write to support after reading the answer',
    invent: 'policies, prices or deadlines',
  },
  {
    id: 'job ad',
    noun: 'a job advertisement',
    words: 'job ad, job posting, job description, job advert, job listing, vacancy, job offer text',
    lines: [
      'Say what the person will have changed after six months.',
      'At most five true must-haves; the rest is "nice to have".',
      'Wording that leaves out nobody by age, gender or origin; say pay and hours if given.',
    ],
    output: 'a title, 30-word opening, tasks, must-haves, what we offer, how to apply; 250–350 words',
    size: '250–350 words',
    check: 'a fitting person knows in 20 seconds that they are meant',
    invent: 'pay, benefits or team size',
  },
  {
    id: 'policy',
    noun: 'a policy text',
    words:
      'privacy policy, terms and conditions, terms of service, return policy, refund policy, house rules, code of conduct, contract, agreement, rental agreement, nda',
    lines: [
      'Each rule names who does what by when, and what follows otherwise.',
      'Plain sentences; a defined term keeps one meaning.',
      'Mark every point that depends on local law "to be checked by a lawyer".',
    ],
    output: 'numbered sections with short heads, 300–500 words, then the open points for legal review',
    size: '300–500 words',
    check: 'two people reading it settle the same dispute in the same way',
    invent: 'laws, paragraphs or company data',
  },
  {
    id: 'recipe',
    noun: 'a recipe',
    words: 'recipe, recipes',
    lines: [
      'Weights and times for each step, and a sign by which to see it is done.',
      'Name one swap for the ingredient most likely to be missing.',
      'Food safety where it matters: core temperature, cooling, storage.',
    ],
    output: 'a recipe card: servings, time, ingredients by weight, at most 8 numbered steps, storage',
    size: '8 steps',
    check: 'a beginner could cook it without looking anything up',
    invent: 'nutrition figures',
  },
  {
    id: 'report',
    noun: 'a report',
    words:
      'report, case study, white paper, executive summary, business case, proposal, project proposal, grant proposal, grant application, funding application',
    lines: [
      'Start with the decision wanted and its cost; background later.',
      'Every claim has its figure or is marked as an estimate.',
      'Name the main risk and who would bear it.',
    ],
    output: 'a summary of 80 words, situation, options, recommendation, next steps with owner; 500–700 words',
    size: '500–700 words',
    check: 'a reader of the summary alone could decide',
    invent: 'figures, sources or approvals',
  },
  {
    id: 'review',
    noun: 'a review',
    words:
      'review of, testimonial, product review, google review, book review, movie review, film review, restaurant review, reference letter, recommendation letter, letter of recommendation, reference for',
    lines: [
      'Judge by what happened: one strength and one limit, each with its moment.',
      'Say for whom it fits and for whom it does not.',
      'Fair wording: experience, not accusation.',
    ],
    output: 'a title and 90–140 words',
    size: '90–140 words',
    check: 'a stranger can decide from it and nothing in it could be called untrue',
    invent: 'events or conversations',
  },
  {
    id: 'message',
    noun: 'a message',
    words:
      'text message, sms, whatsapp, message, dm, slack message, voicemail, text to, card, note, thank you note, birthday card, thank-you note, greeting, wishes',
    lines: [
      'Sound like one person typing to another; no "I hope this finds you well".',
      'One point only, in words I would say aloud.',
    ],
    output: '3 versions of 25–60 words: plain, warmer, shorter',
    size: '25–60 words',
    check: 'it can be sent as it is and reads like me, not like a company',
    invent: 'plans, names or feelings I did not mention',
  },
  {
    id: 'email',
    noun: 'an e-mail',
    words: 'email, emails, e-mail, e-mails, cold email, mail, mail to, reply to, follow-up',
    lines: [
      'One request with its date, early; everything that does not serve it goes.',
      'Firm and polite; phrase it so that it reads well without names or dates I did not give.',
    ],
    output: 'a subject line of at most 8 words, then the e-mail of 90–130 words',
    size: '90–130 words',
    check: 'after ten seconds {audience|the reader} knows what happened and what to do next',
    invent: 'names, dates or earlier conversations',
  },
  {
    id: 'letter',
    noun: 'a letter',
    words:
      'letter, complaint letter, letter of complaint, formal letter, open letter, love letter, resignation letter, letter to, complaint',
    lines: [
      'The first paragraph says why I write and what I ask for.',
      'Facts in the order they happened, one paragraph for each.',
      'Close with what happens next and by when.',
    ],
    output: 'a subject line, then the letter of 160–230 words',
    size: '160–230 words',
    check: '{audience|the reader} can act without asking back',
    invent: 'dates, reference numbers or earlier letters',
  },
  {
    id: 'post',
    noun: 'a post',
    words: 'post, posts, reddit post, forum post, announcement, facebook group post',
    lines: [
      'The first line says what is new and for whom.',
      'One concrete detail instead of praise.',
      'Close with one thing to do.',
    ],
    output: '80–150 words in short paragraphs',
    size: '80–150 words',
    check: 'somebody who scrolls past still takes away the main point',
    invent: 'figures or quotes',
  },
  {
    id: 'list',
    noun: 'a list',
    words: 'checklist, list, packing list, shopping list, to-do list, todo list, agenda, meeting agenda',
    lines: [
      'Group by when or where each item is needed; the order is the order of use.',
      'Each item starts with a verb or a quantity.',
      'Mark the five that hurt most when forgotten.',
    ],
    output: 'at most 25 items in 4–6 groups with tick boxes',
    size: 'at most 25 items',
    check: 'somebody else could work through it without asking',
    invent: 'requirements',
  },
]
