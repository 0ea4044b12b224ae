import Simulator

// Files that don't match the app.
extension Scenario {
    static let fileMessages: [Scenario] = [
        .messages(
            EvidenceEntry(
                "hunt-storyboards-01",
                "performSegue with an identifier that the scene has no segue for",
                ios: "not stated (2016-08)",
                source: .log("https://github.com/xmartlabs/XLPagerTabStrip/issues/213"),
                notes: """
                    Variable: class with module, pointer, identifier. The same words in mamaral/Onboard
                    issues 49 and 98 (2015) and AMSlideMenu2 issue 169. Quote: *** Terminating app due
                    to uncaught exception 'NSInvalidArgumentException', reason: 'Receiver
                    (<onboarding.QuestionnarieVC: 0x7f9a3401fc00>) has no segue with identifier 'gogo''
                    """,
                events: [
                    """
                    exception NSInvalidArgumentException: Receiver (<%@: %p>) has no segue with \
                    identifier 'gogo'
                    """
                ])
        ) { stage in
            var text = StoryboardText(initial: "A")
            text.addPage("A", buttons: [.named("show", to: "B")])
            text.addPage("B")
            let page = try stage.launch(text)
            page.performSegue(withIdentifier: "gogo", sender: page)
        },
        .messages(
            EvidenceEntry(
                "hunt-storyboards-02",
                "A storyboard that is not in the bundle",
                ios: "12 (Xcode 10.2, 2020-04)",
                source: .log("https://github.com/happyfoxinc/helpstack/issues/72"),
                notes: """
                    Variable: the name, and the bundle's path. No 'at path', no full stop. The source
                    names Xcode 10.2 alone, whose SDK is iOS 12.2. Others print the same from iOS 5.1
                    (DTCoreText issue 232) to 2017 (Quick-Chat issue 49, from +[UIStoryboard
                    storyboardWithName:bundle:] at launch). Quote: Terminating app due to uncaught
                    exception 'NSInvalidArgumentException', reason: 'Could not find a storyboard named
                    'HelpStackStoryboard' in bundle NSBundle </Users/admin/Library/.../appname.app>
                    (loaded)'
                    """,
                events: [
                    """
                    exception NSInvalidArgumentException: Could not find a storyboard named \
                    'HelpStackStoryboard' in bundle NSBundle <PATH> (loaded)
                    """
                ])
        ) { stage in
            _ = UIStoryboard(name: "HelpStackStoryboard", bundle: nil)
            stage.note("it comes at once", stage.sim.diagnostics.count == 1, "\(stage.sim.diagnostics)")
        },
        .messages(
            EvidenceEntry(
                "hunt-storyboards-03",
                "A nib names a class that the app does not have",
                ios: "not stated (2018-12)",
                source: .log("public-GitHub index, file id 29454609696 (index gives no repository path)"),
                notes: """
                    Variable: the class, mangled when a module is given, plain without one ('Unknown
                    class OAStackView in Interface Builder file.', OAStackView issue 95). Loading goes
                    on with the plain UIKit class: the debugger shows a UITableViewCell right after the
                    line. In 2020 the line has the category before it: '[Storyboard] Unknown class
                    _TtC6Y5Lock16AHDownloadButton in Interface Builder file' (AHDownloadButton issue
                    10), '[Storyboard] Unknown class _TtC13customSegment22BetterSegmentedControl in
                    Interface Builder file.' (BetterSegmentedControl issue 170). Quote: 2018-12-27
                    11:51:26.043811+0800 IMBXR[12714:91248] Unknown class _TtC5IMBXR18XRKOCTableViewCell
                    in Interface Builder file. ... some : <UITableViewCell: 0x7fa127950c00; frame = (0
                    0; 375 44); clipsToBou
                    """,
                events: [
                    "console: Unknown class _TtC5IMBXR18XRKOCTableViewCell in Interface Builder file."
                ])
        ) { stage in
            let bundle = try TemporaryBundle()
            try bundle.write(nib: unknownCell, to: "Row")
            let scene = TableScene(stage, [1])
            scene.table.register(
                UINib(nibName: "Row", bundle: bundle.bundle), forCellReuseIdentifier: "cell")
            try scene.show()
            let cell = try scene.cell(0)
            stage.note("it is a plain cell", type(of: cell) == UITableViewCell.self, "\(type(of: cell))")
        },
        .messages(
            EvidenceEntry(
                "hunt-storyboards-05",
                "A page's nib has no view outlet connected to its owner",
                ios: "15 (2022-06)",
                source: .log("https://github.com/hyperoslo/BarcodeScanner/issues/210"),
                notes: """
                    Variable: the name of the nib. The version is that of the date; the thread's log
                    names no iOS, only dyld4, which came with iOS 15. The same words in 2015 (openradar
                    20049040), 2017 (PaoloCuscela/Cards issue 20), 2020 (checkout/frames-ios issue 17).
                    Quote: *** Terminating app due to uncaught exception
                    'NSInternalInconsistencyException', reason: '-[UIViewController
                    _loadViewFromNibNamed:bundle:] loaded the "MessageView" nib but the view outlet was
                    not set.'
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: -[UIViewController \
                    _loadViewFromNibNamed:bundle:] loaded the "MessageView" nib but the view outlet \
                    was not set.
                    """
                ])
        ) { stage in
            let bundle = try TemporaryBundle()
            try bundle.write(nib: nibView(), owner: "UIViewController", isConnected: false, to: "MessageView")
            UIViewController(nibName: "MessageView", bundle: bundle.bundle).loadViewIfNeeded()
        },
        .messages(
            EvidenceEntry(
                "hunt-storyboards-06",
                "A segue of an own class that does not override perform",
                ios: "not stated (2019-07)",
                source: .log("https://github.com/ivanvorobei/SPStorkController/issues/82"),
                notes: """
                    Variable: the identifier. The cure in the thread: override perform(). Quote: ***
                    Terminating app due to uncaught exception 'NSInternalInconsistencyException',
                    reason: 'Could not perform segue with identifier 'test'. A segue must either have a
                    performHandler or it must override -perform.'
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: Could not perform segue with \
                    identifier 'test'. A segue must either have a performHandler or it must override \
                    -perform.
                    """
                ])
        ) { stage in
            var text = StoryboardText(initial: "A")
            text.addPage("A", "SeguePage", [.custom("test", to: "B", "BareSegue")])
            text.addPage("B")
            let page = try stage.launch(text)
            page.performSegue(withIdentifier: "test", sender: page)
        },
    ]

    private static let unknownCell = """
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
        reuseIdentifier="cell" id="cell" customClass="XRKOCTableViewCell" customModule="IMBXR">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        </tableViewCellContentView></tableViewCell>
        """
}

/// A segue without an override of `perform`.
final class BareSegue: UIStoryboardSegue {}
