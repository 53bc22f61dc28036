/** The one business this simulator knows. */
export const integration = { id: 463433, is_live: false, business_name: 'Oja' };
export const domain = 'test';
