import PageFlow
import PageFlowTesting
import Simulator
import Testing

@testable import UIKitCore

/// A device and a text size, and the pages that the customer visits.
struct LargeTextCase: CustomTestStringConvertible {
    let testDescription: String
    let device: Simulator.Device
    let textSize: UIContentSizeCategory
    let ends: [String]

    static let all = [
        LargeTextCase("iPhone SE, AX1", .iPhoneSE, .accessibilityMedium, main),
        LargeTextCase("iPhone SE, AX3", .iPhoneSE, .accessibilityExtraLarge, main),
        LargeTextCase(
            "iPhone SE, AX5", .iPhoneSE, .accessibilityExtraExtraExtraLarge,
            Way.all.filter(\.isLast).map(\.page)),
        LargeTextCase("iPad Pro, AX5", .iPadPro11, .accessibilityExtraExtraExtraLarge, main),
    ]

    private static let main = ["AccountDetails", "TransferCode", "Payees", "CardLimits", "Message", "Tax"]

    private init(
        _ name: String, _ device: Simulator.Device, _ textSize: UIContentSizeCategory, _ ends: [String]
    ) {
        (testDescription, self.device, self.textSize, self.ends) = (name, device, textSize, ends)
    }
}

/// The bank with the largest text sizes.
@MainActor @Suite(.onStage) struct LargeTextTests {
    @Test(arguments: LargeTextCase.all)
    func `no text of a page is truncated or overlaps another`(size: LargeTextCase) async {
        var seen: Set<String> = []
        for way in Way.all where size.ends.contains(way.page) {
            let customer = Customer(device: size.device, textSize: size.textSize)
            for step in way.pagesFromLaunch where step.page != "RecentMovements" {
                for each in step.steps { await customer.take(each) }
                if seen.insert(step.page).inserted { expectReadable(step.page, for: customer) }
            }
            #expect(customer.simulator.diagnostics.map(\.message) == [], "\(way.page)")
        }
    }

    @Test func `a page that is there when large text is chosen makes room for it`() async throws {
        let customer = Customer(device: .iPhoneSE)
        await customer.go(to: "CardLimits")
        customer.simulator.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
        await customer.simulator.settled()
        expectReadable("CardLimits", for: customer)
    }

    @Test func `nothing is moved at the sizes that are no accessibility sizes`() async throws {
        let customer = Customer(device: .iPhoneSE, textSize: .extraExtraExtraLarge)
        await customer.go(to: "CardLimits")
        let page = try #require(customer.navigator.visiblePage)
        #expect(page.view.subviews.allSatisfy { !($0 is UIScrollView) })
    }

    private func expectReadable(_ name: String, for customer: Customer) {
        #expect(customer.sees(name), "\(customer.navigator.tree)")
        guard let page = customer.navigator.visiblePage else { return }
        let faults = TextFault.all(on: page.navigationController?.view ?? page.view)
        #expect(faults.map(\.description) == [], "\(name)")
    }
}
