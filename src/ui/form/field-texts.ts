import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldCode } from './validators';

export const fieldTexts: Record<FieldCode, MessageDescriptor> = {
  required: msg`Obligatoriskt fält`,
  email: msg`Ogiltlig e-post`,
  date: msg`Ogiltligt datum`,
  format: msg`Ogiltligt format`,
  phone: msg`Vänligen kontrollera det angivna telefonnumret och försök igen.`,
};
