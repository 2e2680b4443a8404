/** Where the site takes MQTT over WebSocket. */
export const mqttPath = "/mqtt";
