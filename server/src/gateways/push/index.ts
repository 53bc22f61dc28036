export { PushFailure, type PushGateway, type PushKeys } from './push-gateway.ts';
export { createWebPush, makePushKeys } from './web-push.ts';
