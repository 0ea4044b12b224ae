// A web view keeps its configuration and its address. Nothing is loaded or stored: no cookies, and no
// records.

@_exported import FoundationNetworking
@_exported import UIKit
