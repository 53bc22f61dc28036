import { platformSettingsEndpoints } from '@oja/contract/platform-settings';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export const sendTestEmailMutation = mutationOptions({
  mutationKey: ['platform-settings', 'test-email'],
  mutationFn: async () => (await callApi(platformSettingsEndpoints.sendTestEmail)).data,
});
