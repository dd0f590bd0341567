import type { SageType } from '../../sage/types.js';

/** The normal form of the arguments, as the wire has it: nothing is optional, and normalising it changes nothing. */
export interface NormalQuestionnaire {
  /** `""` where there is none. */
  readonly title: string;
  readonly questions: readonly NormalQuestion[];
}

export interface NormalQuestion {
  readonly id: string;
  readonly type: SageType;
  readonly text: string;
  /** Values are unique in their question; empty for free text. */
  readonly options: readonly NormalOption[];
  /** A value, several for a multi choice, or the text; `""` or `[]` where there is none. */
  readonly default: string | readonly string[];
  readonly allow_other: boolean;
}

export interface NormalOption {
  readonly value: string;
  readonly label: string;
}
