@_exported import ListUpdates
@_exported import UIFoundation
