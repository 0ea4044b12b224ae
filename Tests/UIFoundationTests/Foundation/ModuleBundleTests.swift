import Testing

@testable import UIFoundation

@Suite("Bundles of modules")
struct ModuleBundleTests {
    @Test(
        "The module that declares a class, by the name that the Swift runtime prints",
        arguments: [
            ("Feed.ListController", "Feed"), ("Feed.Box<UIKit.UIView>", "Feed"), ("Feed.Outer.Inner", "Feed"),
            ("Feed.(unknown context at $1f).Loader", "Feed"),
            ("(extension in FeedTests):UIKit.UIView.Badge", "FeedTests"), ("NSObject", "NSObject"),
        ])
    func moduleNames(name: String, module: String) {
        #expect(ModuleName.of(name: name) == module)
    }

    @Test("A class of a module without a bundle of its own is of the program's")
    func programsBundle() {
        final class Loader {}
        #expect(ModuleName.of(Loader.self) == "UIFoundationTests")
        #expect(moduleBundlePath(declaring: Loader.self) == Bundle.main.bundlePath)
        #expect(moduleBundlePath(identifier: "org.example.nobody") == nil)
    }
}
