@_exported import PageFlow
