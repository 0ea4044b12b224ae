// Written by `pageflow adopt sources` from Bank/App/AppDelegate.swift, bd30eb60fe6a0f0d. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/App/AppDelegate.swift", line: 1)
import UIKit

/// The app's delegate. The scene creates the pages.

public final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// Allows the launch.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }
}
