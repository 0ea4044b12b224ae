// Written by `pageflow adopt sources` from Bank/Service. Do not edit it.
// swift-format-ignore-file
@_exported import FoundationNetworking
@_exported import UIKit
