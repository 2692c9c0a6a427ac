/** Whether the position may be read without a prompt; false where the browser does not report it. */
export async function mayLocate({ permissions }: Partial<Pick<Navigator, 'permissions'>>): Promise<boolean> {
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state === 'granted';
  } catch {
    return false;
  }
}
