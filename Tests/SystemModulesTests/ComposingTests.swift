import MessageUI
import SafariServices
import Simulator
import TestTraits
import Testing

/// Mail, messages and web pages.
@MainActor @Suite(.inTurn) struct ComposingTests {
    private func open(_ sheet: UIViewController) throws -> (Simulator, ComposingPage) {
        let sim = Simulator()
        let page = ComposingPage()
        sim.launch(page)
        page.present(sheet, animated: true)
        try sim.settle()
        return (sim, page)
    }

    private func mail(delegate: ComposingPage?) -> MFMailComposeViewController {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = delegate
        mail.setToRecipients(["a@example.com"])
        mail.setCcRecipients(["b@example.com"])
        mail.setSubject("Hello")
        mail.setMessageBody("Text", isHTML: false)
        mail.addAttachmentData(Data(), mimeType: "text/plain", fileName: "note.txt")
        return mail
    }

    @Test(arguments: [
        ("Send", MFMailComposeResult.sent, 1), ("Cancel", .cancelled, 0), ("save", .saved, 0),
    ])
    func `the delegate is notified of what came of the mail, and dismisses it`(
        act: String, result: MFMailComposeResult, count: Int
    ) throws {
        let sim = Simulator()
        let page = ComposingPage()
        sim.launch(page)
        page.present(mail(delegate: page), animated: true)
        try sim.settle()
        if act == "save" { #expect(sim.saveMail()) } else { #expect(sim.tap(act)) }
        try sim.settle()
        #expect(page.heard == ["mail \(result)"] && page.presentedViewController == nil)
        #expect(sim.sentMail.count == count)
        guard let sent = sim.sentMail.first else { return }
        #expect(sent.to == ["a@example.com"] && sent.cc == ["b@example.com"] && sent.subject == "Hello")
        #expect(sent.body == "Text" && sent.attachments == ["note.txt"] && sim.sentMessages.isEmpty)
    }

    @Test func `without a delegate the page stays`() throws {
        let (sim, page) = try open(mail(delegate: nil))
        #expect(sim.sendMail())
        try sim.settle()
        #expect(page.presentedViewController != nil)
    }

    @Test func `a message is sent to its recipients`() throws {
        let message = MFMessageComposeViewController()
        message.recipients = ["123"]
        message.body = "Hi"
        let (sim, page) = try open(message)
        message.messageComposeDelegate = page
        #expect(!sim.sendMail() && sim.sendMessage())
        try sim.settle()
        #expect(page.heard == ["message sent"] && sim.sentMessages.map(\.body) == ["Hi"])
        #expect(page.presentedViewController == nil)
    }

    @Test func `a device may be unable to send`() {
        let sim = Simulator()
        #expect(MFMailComposeViewController.canSendMail() && MFMessageComposeViewController.canSendText())
        (sim.canSendMail, sim.canSendText) = (false, false)
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
    }

    @Test func `a page of the web goes by itself, and says so`() throws {
        let safari = SFSafariViewController(url: URL(string: "https://example.com/a")!)
        let (sim, page) = try open(safari)
        safari.delegate = page
        #expect(sim.tap("Done"))
        try sim.settle()
        #expect(page.heard == ["safari"] && page.presentedViewController == nil)
    }

    @Test(arguments: ["ftp://example.com", "example.com"])
    func `an address that is none of the web's is an exception`(address: String) {
        let sim = Simulator()
        sim.recordsExceptions = true
        _ = SFSafariViewController(url: URL(string: address)!)
        #expect(
            sim.diagnostics.first?.message.hasPrefix("The specified URL has an unsupported scheme.") == true)
    }
}

private final class ComposingPage: UIViewController, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate, SFSafariViewControllerDelegate
{
    var heard: [String] = []

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {
        heard.append("mail \(result)")
        controller.dismiss(animated: true)
    }

    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
        heard.append("message \(result)")
        controller.dismiss(animated: true)
    }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { heard.append("safari") }
}
