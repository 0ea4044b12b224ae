// Written by `pageflow adopt sources` from Bank/Service/Messages/QuestionsViewController.swift, e613dcbd06319464. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Messages/QuestionsViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

final class QuestionsViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate,
    UISearchBarDelegate
{
    // MARK: Outlets

    var searchBar: UISearchBar!
    var tableView: UITableView!

    // MARK: Page

    private var shown: [Question] = []

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        shown = data.questions
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        let words = searchText.lowercased()
        shown = data.questions.filter {
            words.isEmpty || "\($0.title) \($0.answer)".lowercased().contains(words)
        }
        tableView.reloadData()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? AnswerViewController)?.question = sender as? Question
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "QuestionCell", for: indexPath)
        cell.fitLargeText()
        cell.textLabel?.text = shown[indexPath.row].title
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        searchBar.resignFirstResponder()
        performSegue(withIdentifier: "showAnswer", sender: shown[indexPath.row])
    }
 override class var outlets: Outlets { super.outlets + [.outlet("searchBar", \QuestionsViewController.searchBar), .outlet("tableView", \QuestionsViewController.tableView)] } }
