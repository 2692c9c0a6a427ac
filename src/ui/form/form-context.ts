import { createContext, type ReactNode } from 'react';

/** The state a form shares with its fields and buttons. */
export interface FormState {
  errors: Readonly<Record<string, ReactNode>>;
  mustBeFilled: (name: string) => boolean;
  pending: boolean;
  /**
   * The field that already had the focus when its error was found: focusing it is silent in a screen reader. `times`
   * grows with each such error.
   */
  alerted: { name: string; times: number };
}

export const FormContext = createContext<FormState>({
  errors: {},
  mustBeFilled: () => false,
  pending: false,
  alerted: { name: '', times: 0 },
});
