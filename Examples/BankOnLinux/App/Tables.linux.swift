// Written by `pageflow adopt sources` from Bank/App. Do not edit it.
// swift-format-ignore-file
@_exported import FoundationNetworking
@_exported import UIKit

/// Makes the app's delegate: the class that had `@UIApplicationMain` or `@main`.
@MainActor
public func makeApplicationDelegate() -> any UIApplicationDelegate { AppDelegate() }
