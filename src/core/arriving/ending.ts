/** Whether a block that is arriving has ended, as far as its last lines tell: probably, perhaps, or not. */
export type Ending = 'likely' | 'possible' | 'no';
