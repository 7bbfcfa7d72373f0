// Loads the store as the product does, so that no test depends on which parts of it other tests have loaded.
import '@fairlead/store';
import '@fairlead/store/chat-token';
import '@fairlead/store/leads';
import '@fairlead/store/paying';
import '@fairlead/store/services';
import '@fairlead/store/status-routing';
