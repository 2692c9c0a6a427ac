import { createContext, type ReactNode } from 'react';

/** What a form tells the fields and buttons in it. */
export interface FormState {
  errors: Readonly<Record<string, ReactNode>>;
  mustBeFilled: (name: string) => boolean;
  pending: boolean;
}

export const FormContext = createContext<FormState>({ errors: {}, mustBeFilled: () => false, pending: false });
