// The names and members that Apple's Foundation has and FoundationNetworking on Linux lacks: there is one
// unrestricted network, and servers' certificates aren't evaluated. NSURLConnection loads with a session.

@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Security
