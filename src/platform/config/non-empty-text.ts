import * as v from 'valibot';

export const nonEmptyText = v.pipe(v.string(), v.minLength(1));
