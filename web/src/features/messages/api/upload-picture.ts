import { messagingEndpoints } from '@oja/contract/messaging';
import { callApi } from '@/lib/api/call-api';

export const uploadPicture = async (file: Blob) =>
  (await callApi(messagingEndpoints.uploadMessageImage, { file })).data;
