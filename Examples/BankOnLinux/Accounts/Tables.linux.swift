// Written by `pageflow adopt sources` from Bank/Accounts. Do not edit it.
// swift-format-ignore-file
@_exported import FoundationNetworking
@_exported import UIKit
