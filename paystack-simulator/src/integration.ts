/** The only merchant of this simulator. */
export const integration = { id: 463433, is_live: false, business_name: 'Oja' };
export const domain = 'test';
