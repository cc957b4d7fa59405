import { CopyButton } from '#ui/copy-button.tsx'
import type { CharacterEntry } from './answer.ts'

type CharacterSheetProps = {
  characters: readonly CharacterEntry[]
  onCopied: () => void
  onCopyFailed: () => void
}

/** Who is in the story and the block that keeps each of them the same in every picture. */
export function CharacterSheet({ characters, onCopied, onCopyFailed }: CharacterSheetProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      {characters.map((character) => (
        <li key={character.tag} className="min-w-0 border-l-2 border-ink pl-3">
          <p className="font-semibold">
            {character.name}
            <span className="ml-2 font-mono text-sm font-normal text-muted">{character.tag}</span>
          </p>
          <p className="mt-1 text-sm">{character.identity}</p>
          {character.substitute ? (
            <p className="mt-1 text-sm text-muted">As an animal: {character.substitute}</p>
          ) : null}
          <CopyButton
            text={character.turnaroundPrompt}
            label={`Copy sheet of ${character.name}`}
            variant="secondary"
            size="small"
            className="mt-2 min-h-11"
            onCopied={onCopied}
            onFailed={onCopyFailed}
          />
        </li>
      ))}
    </ul>
  )
}
