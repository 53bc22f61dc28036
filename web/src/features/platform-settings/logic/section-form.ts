import type { SettingsSection } from '@oja/contract/settings';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { convertedForm } from '@/lib/form-schemas';
import { sectionEndpoints } from '../api';

/** The fields of a section as its call takes them. The form keeps the secrets beside the values. */
export function sectionForm(section: SettingsSection) {
  const { value, secrets } = sectionEndpoints[section].body.shape;
  return convertedForm(
    ({ secrets: typed, ...values }: FieldValues) => ({ value: values, secrets: typed }),
    z.strictObject({ value, secrets }),
    ([part, ...path]) => (part === 'value' ? path : ['secrets', ...path]),
  );
}
