import type { Questionnaire } from '../../model/index.js';
import { fieldOf } from '../../payload/foreign.js';

/** The two wires that ask in this way: the tool `request_input`, and MCP’s `elicitation/create`. */
export type ElicitationFlavour = 'request_input' | 'mcp';

export const DIALECT = 'elicitation';

/** What each wire calls its request. */
export const NAMES: { readonly [F in ElicitationFlavour]: string } = { request_input: 'request_input', mcp: 'elicitation/create' };

/** Kept with a questionnaire, for its answer: which wire it came by. */
export interface ElicitationWire {
  readonly flavour: ElicitationFlavour;
}

export const flavourOf = ({ wire }: Questionnaire): ElicitationFlavour => (fieldOf(wire, 'flavour') === 'mcp' ? 'mcp' : 'request_input');
