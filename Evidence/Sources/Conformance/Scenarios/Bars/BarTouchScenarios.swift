import Simulator

// Touches of bars since iOS 26.
extension Scenario {
    static let barTouches: [Scenario] = [
        .rule(
            EvidenceEntry(
                "ios26-BARS-19", "A tap on the empty part of a navigation bar, above scrolled content",
                ios: "26",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/scroll-to-top-guard/RNSScrollToTopGuardGestureRecognizer.h"
                ),
                notes: "Quote: (iPad: iOS 26+, iPhone: iOS 27+)"),
            statements: 4
        ) { stage in
            for (words, device, system, scrolls) in [
                ("on iPad with iOS 26 the content scrolls up", Device.iPadPro11, System.iOS(26), true),
                ("on iPhone with iOS 27 too", .iPhone16, .iOS(27), true),
                ("on iPhone with iOS 26 it doesn't", .iPhone16, .iOS(26), false),
                ("on iPad with iOS 18 it doesn't", .iPadPro11, .iOS(18), false),
            ] {
                let sim = Simulator(device: device, system: system)
                let list = UITableViewController(style: .plain)
                list.title = "List"
                let data = Rows()
                list.tableView.dataSource = data
                let stack = UINavigationController(rootViewController: list)
                sim.launch(stack)
                list.tableView.contentOffset.y = 800
                try sim.settle()
                let bar = stack.navigationBar
                sim.tap(at: CGPoint(x: bar.bounds.width / 4, y: bar.frame.midY))
                try sim.settle()
                let offset = list.tableView.contentOffset.y
                stage.state(words, (offset < 0) == scrolls, "\(offset)")
            }
        }
    ]
}

private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
