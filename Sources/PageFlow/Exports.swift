@_exported import PageFlowCore
