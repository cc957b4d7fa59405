import { HowItWorks } from './how-it-works.tsx'
import { PerfectForEveryone } from './perfect-for-everyone.tsx'

/** What the home page says about the site: nothing in it is pressed. */
export default function HomeExplained() {
  return (
    <>
      <HowItWorks />
      <PerfectForEveryone />
    </>
  )
}
