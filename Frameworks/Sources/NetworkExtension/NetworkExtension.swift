// The device has no configurations of VPNs, name servers and hotspots, and can't save any: a connection's status is invalid.

@_exported import UIKit
