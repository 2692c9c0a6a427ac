/** Below the service `web`: answers the session cookie with a bearer. */
export const tokenPath = '/authy/getAccessToken';
