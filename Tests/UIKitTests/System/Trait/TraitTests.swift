import TestApps
import TestTraits
import Testing

@testable import UIKitCore

private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = "plain"
}

@MainActor @Suite(.inTurn) struct TraitTests {
    @Test func collectionsCompareByValue() {
        useFreshRuntime()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark == UITraitCollection { $0.userInterfaceStyle = .dark })
        #expect(dark.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
        #expect(dark != UITraitCollection(userInterfaceStyle: .light))
        #expect(UITraitCollection(userInterfaceStyle: .unspecified) == UITraitCollection())
        #expect(dark.horizontalSizeClass == .unspecified)
    }

    @Test func laterTraitsWin() {
        useFreshRuntime()
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(),
        ])
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.horizontalSizeClass == .compact)
        #expect(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
        #expect(!traits.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    }

    @Test func customTraitsHaveDefaults() {
        useFreshRuntime()
        let plain = UITraitCollection()
        let loud = plain.modifyingTraits { $0[ThemeTrait.self] = "loud" }
        #expect(plain[ThemeTrait.self] == "plain")
        #expect(loud[ThemeTrait.self] == "loud")
        #expect(loud.changedTraits(from: plain).map { $0.name } == ["ThemeTrait"])
        #expect(loud.replacing(ThemeTrait.self, value: "quiet")[ThemeTrait.self] == "quiet")
        #expect(!loud.hasDifferentColorAppearance(comparedTo: plain))
        #expect(plain.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    }

    @Test func currentIsRestored() {
        useFreshRuntime()
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test func observersHearOfTheirTraitsOnly() {
        useFreshRuntime()
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        var heard: [String] = []
        let registration = inner.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, old) in
            heard.append("\(old[ThemeTrait.self]) to \(view.traitCollection[ThemeTrait.self])")
        }
        outer.traitOverrides[ThemeTrait.self] = "loud"
        outer.traitOverrides.userInterfaceLevel = .elevated
        #expect(inner.traitCollection.userInterfaceLevel == .elevated)
        outer.traitOverrides.remove(ThemeTrait.self)
        inner.unregisterForTraitChanges(registration)
        outer.traitOverrides[ThemeTrait.self] = "unheard"
        #expect(heard == ["plain to loud", "loud to plain"])
    }

    @Test(arguments: [
        (UIContentSizeCategory.small, UIContentSizeCategory.large), (.large, .accessibilityMedium),
    ])
    func sizesAreOrdered(smaller: UIContentSizeCategory, larger: UIContentSizeCategory) {
        #expect(smaller < larger)
        #expect(larger >= smaller)
        #expect(!(smaller < .unspecified))
    }
}
