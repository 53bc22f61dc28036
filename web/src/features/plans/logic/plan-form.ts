import { planDraft, type StaffPlan } from '@oja/contract/plans';
import { convertedForm } from '@/lib/form-schemas';
import { readCount } from '@/lib/read-number';
import { typedNaira } from '@/lib/typed-amount';

/** What the form holds: everything as it is typed. */
export interface PlanFormValues {
  name: string;
  description: string;
  price: string;
  uploadInterval: 'none' | 'week' | 'month' | 'year';
  /** Empty for any number. */
  uploadLimit: string;
  /** One to a line. */
  features: string;
  isPopular: boolean;
}

export function valuesOf(plan: StaffPlan | undefined): PlanFormValues {
  return {
    name: plan?.name ?? '',
    description: plan?.description ?? '',
    price: plan ? String(plan.price) : '',
    uploadInterval: plan ? (plan.uploadInterval ?? 'none') : 'month',
    uploadLimit: plan?.uploadLimit ? String(plan.uploadLimit) : '',
    features: plan?.features.join('\n') ?? '',
    isPopular: plan?.isPopular ?? false,
  };
}

/** Gives the draft to send. */
export const planForm = convertedForm(
  (values: PlanFormValues) => ({
    name: values.name,
    description: values.description,
    price: typedNaira(values.price),
    uploadInterval: values.uploadInterval === 'none' ? null : values.uploadInterval,
    uploadLimit: values.uploadLimit.trim() === '' ? null : readCount(values.uploadLimit),
    features: values.features
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    isPopular: values.isPopular,
  }),
  planDraft,
);
