/** The names under which some client shows a questionnaire. Each has its response, which ends in `-response`. */
export const REQUEST_NAMES: readonly string[] = ['questionnaire', 'yiii-questionnaire', 'movo-questionnaire', 'ling-questionnaire', 'sage-questionnaire'];

export const RESPONSE_NAMES: readonly string[] = REQUEST_NAMES.map((name) => `${name}-response`);

/** What a fence is called that was meant to ask under a name that no client knows. */
export const SUFFIX = '-questionnaire';

/** Stands for any registered name among the required ones. */
export const ANY_NAME = `*${SUFFIX}`;

/** Whose XML+JSON is read strictly. */
export const STRICT_NAME = 'yiii-questionnaire';
