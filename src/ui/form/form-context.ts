import { createContext, type ReactNode } from 'react';

/** The state a form shares with its fields and buttons. */
export interface FormState {
  errors: Readonly<Record<string, ReactNode>>;
  mustBeFilled: (name: string) => boolean;
  pending: boolean;
}

export const FormContext = createContext<FormState>({ errors: {}, mustBeFilled: () => false, pending: false });
