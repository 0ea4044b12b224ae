import AdoptModel
import Foundation

/// The generated package in which an app is built on Linux, and how it is brought up to date.
public struct Mirror: Sendable {
    public init() {}
}
