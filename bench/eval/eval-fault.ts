/** What the operator can mend: printed alone, without a stack. */
export class EvalFault extends Error {}
