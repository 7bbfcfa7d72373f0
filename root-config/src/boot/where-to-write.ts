/** Where people write when nothing of the page works; index.html says the same. */
export const whereToWrite = 'team@fairlead.example.com';
