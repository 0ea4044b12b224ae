// Written by `pageflow adopt sources` from Bank/App/BankApp.swift, b9bbcbf8ebca0baf. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/App/BankApp.swift", line: 1)
import UIKit

/// The app's interface for other modules, such as tests.
@MainActor
public enum BankApp {
    /// The first page of the main storyboard.
    public static func firstPage() -> UIViewController? {
        UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController()
    }
}
