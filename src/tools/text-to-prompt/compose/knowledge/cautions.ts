import type { SafetyCategory } from '#tools/idea/safety.ts'

/** What a prompt about a delicate subject says besides its own lines. */
export const cautions: Partial<Record<SafetyCategory, string>> = {
  medical: 'General information, no diagnosis and no doses; name the signs with which to see a doctor now.',
  legal:
    'General information: say which country’s rules you assume and what a lawyer or advice centre should check.',
  financial:
    'Information, not advice: mark every assumed figure and what to check with an independent adviser.',
  'self-harm':
    'Follow safe messaging: no methods, no numbers of means; point to help and to reasons to hope.',
  violence: 'Keep violence off the page: effect and consequence, no technique.',
  gore: 'No graphic injury; let it be felt through the people present.',
  weapons: 'Nothing on building, getting or using weapons.',
  sexual: 'Keep it non-explicit, between consenting adults.',
  hate: 'Describe hatred to understand or oppose it; repeat no slur and no slogan.',
  drugs: 'Nothing on making, buying or dosing; risks and help in plain words.',
  crime: 'Stay with protection and the law; nothing that would help to do harm.',
  'real-person':
    'State about real people only what is publicly known; invent no quotes and no private matters.',
  'living-artist': 'Describe traits of the style in plain words instead of copying a living artist.',
  'protected-character': 'Use an original character in the same role.',
  sensitive: 'Write with respect for those concerned: plain facts, no drama.',
  bullying: 'Take the side of the person hurt; no humiliation, no revenge.',
}

/** What is composed instead when the idea asks for something that may not be helped with. */
export const saferTasks: Partial<Record<SafetyCategory, string>> = {
  'child-sexual':
    'Explain to adults how to protect children from sexual abuse: warning signs, how to talk with a child, and where to report in their country.',
  crime:
    'Explain in general terms why this kind of act is dangerous and illegal, how people protect themselves against it, and where somebody under pressure finds help.',
}
