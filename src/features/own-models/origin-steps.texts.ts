export const tellOllama = 'Tell Ollama to let this site connect:'
export const thenQuitOnMac = 'Then quit Ollama and open it again.'
export const linuxCommands = (origin: string) =>
  `sudo systemctl edit ollama\n\n[Service]\nEnvironment="OLLAMA_ORIGINS=${origin}"\n\nsudo systemctl restart ollama`
export const thenOnLinux = 'Add the two middle lines to the file that opens.'
export const thenQuitOnWindows = 'Then quit Ollama from the taskbar and open it again.'

export const linux = 'Linux'
export const windows = 'Windows'
