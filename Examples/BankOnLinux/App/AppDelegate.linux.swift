// Written by `pageflow adopt sources` from Examples/Bank/App/AppDelegate.swift, ec2a059c2b903f2d. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Examples/Bank/App/AppDelegate.swift", line: 1)
import UIKit

/// The app's delegate. The pages come with the scene.

public final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// Lets the app begin.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }
}
