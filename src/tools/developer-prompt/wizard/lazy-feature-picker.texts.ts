export const loadingFeatures = 'Loading features...'
