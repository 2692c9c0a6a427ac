/** The button in the footer that opens the settings of cookies. */
export const consentSettingsId = 'installningar-for-kakor';
