import type { StaffListingDetails } from '@oja/contract/staff-listing';
import { useMutation } from '@tanstack/react-query';
import { Field } from '@/components/ui/field';
import { Switch } from '@/components/ui/switch';
import { toastFailure } from '@/components/ui/toast-failure';
import { featureListingMutation } from '../../api';

/** The amber badge on the market. Who may set it is what the server says. */
export function FeaturedSwitch({ listing }: { listing: StaffListingDetails }) {
  const feature = useMutation({
    ...featureListingMutation,
    onError: (error) => toastFailure(error, 'The badge could not be changed.'),
  });
  const maySwitch = listing.actions.includes('feature') || listing.actions.includes('unfeature');
  if (!maySwitch) return null;
  // While it is on its way the switch stands where it was put.
  const isOn = feature.isPending ? feature.variables.featured : listing.featured;
  return (
    <Field
      layout="inline"
      label="Featured"
      hint="Carries the amber badge and comes first where people sort by it."
      className="rounded-lg border p-4"
    >
      <Switch
        checked={isOn}
        disabled={feature.isPending}
        onCheckedChange={(featured) => feature.mutate({ id: listing.id, featured })}
      />
    </Field>
  );
}
